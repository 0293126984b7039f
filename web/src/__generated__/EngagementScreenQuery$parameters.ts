/**
 * @generated SignedSource<<fb0537255933ece8a1b2db70c7acbce9>>
 * @relayHash dcf1b393371c4df7c34938aa20f7bdf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5c55e1a3618339d2bf56c4b64a27ce171c5d7bc4cd59e2ca4c514b0edb32619

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5c55e1a3618339d2bf56c4b64a27ce171c5d7bc4cd59e2ca4c514b0edb32619",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
