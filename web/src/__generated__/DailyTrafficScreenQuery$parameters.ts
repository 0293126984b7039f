/**
 * @generated SignedSource<<5a32cff44eca1e7076dc00e1ac16925f>>
 * @relayHash c43317928773ae55bb57a3b2eaa8da6f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0b8fcbe52d273d1da4ef28cf6273fc1bc5a1ac384ba630496bd0b0c32453757

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0b8fcbe52d273d1da4ef28cf6273fc1bc5a1ac384ba630496bd0b0c32453757",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
