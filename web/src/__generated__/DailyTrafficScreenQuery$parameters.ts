/**
 * @generated SignedSource<<1300805fecb8e242290ca96629551bc0>>
 * @relayHash 17c6daaa2d097f36de5e0f74397f41ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80f409ca587fa3885890b10fc8fed765c3c2b5f8b84c51c0f17cba89f1ad3cc4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80f409ca587fa3885890b10fc8fed765c3c2b5f8b84c51c0f17cba89f1ad3cc4",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
