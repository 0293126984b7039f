/**
 * @generated SignedSource<<b80a3b1253aab3fcc09029f6a2deed42>>
 * @relayHash 3cce3e495d34943b1d985c5634fd3838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 976018540ba18f6d29d9478dbed672e94e13140e15df9fb980e5d7883b952e3e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "976018540ba18f6d29d9478dbed672e94e13140e15df9fb980e5d7883b952e3e",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
