/**
 * @generated SignedSource<<e9c8312048c736786b7d3b4a0e511a7b>>
 * @relayHash eca40437868859ccb352a7c8a0fc72f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 441e888baabb2ea086e5a42c8c881cb35385f6e116747b05e1679952f8d79d9d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "441e888baabb2ea086e5a42c8c881cb35385f6e116747b05e1679952f8d79d9d",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
