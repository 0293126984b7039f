/**
 * @generated SignedSource<<cc5c471ae76bc8b4b49d545e71a9debb>>
 * @relayHash 07a70d081c5d2bbd1780c6d126ea5fc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de78b6b25f46968b51b1700f32812bb756ae0c4c2e7ee232e6f0f413fb51a011

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "de78b6b25f46968b51b1700f32812bb756ae0c4c2e7ee232e6f0f413fb51a011",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
