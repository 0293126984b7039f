/**
 * @generated SignedSource<<4047007b8b43ea587506c5507acfd90d>>
 * @relayHash d6ae62907359527f887f3210aad8afb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 823553f024ee8b400508c26268a55e90590a881ec30c7dff496fd9b549a2c11f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "823553f024ee8b400508c26268a55e90590a881ec30c7dff496fd9b549a2c11f",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
