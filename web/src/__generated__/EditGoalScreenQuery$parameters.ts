/**
 * @generated SignedSource<<bb81c69f451192acffcee1c65e7059e0>>
 * @relayHash bcd5965ebbd2775f3d64a6b753c2e4c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d7a5b415e0d1f5de68dd9f69da0b42bc7241a2756b42683e4b07c0f614a502a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d7a5b415e0d1f5de68dd9f69da0b42bc7241a2756b42683e4b07c0f614a502a",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
