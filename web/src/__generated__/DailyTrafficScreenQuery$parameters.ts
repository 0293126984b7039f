/**
 * @generated SignedSource<<abae59e067df14d88bdf00ace8f01533>>
 * @relayHash d263678294dcb4adfb6f6241192a6da6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c974e58d5005b1b16d09514e0a3fd6f1de12019711b8735e5e17beb0c3b49d8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c974e58d5005b1b16d09514e0a3fd6f1de12019711b8735e5e17beb0c3b49d8",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
