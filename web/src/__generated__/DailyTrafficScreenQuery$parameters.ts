/**
 * @generated SignedSource<<83d2760976ca8d9c8fe9398f631a01fe>>
 * @relayHash 4ac419e5fab8c9bf4bbfb1a5a6fb5d07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3069e04099f7f55ee28847a6b8eab531cff7d2f19f6c7fbfb80a3fd690b8766d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3069e04099f7f55ee28847a6b8eab531cff7d2f19f6c7fbfb80a3fd690b8766d",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
