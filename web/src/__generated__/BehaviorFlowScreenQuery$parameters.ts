/**
 * @generated SignedSource<<e242acfa58264aadb17f72637fd88223>>
 * @relayHash c13459a080eaddf11a14bcf5869986ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3005d8c278073651019cf422b937fe39e00ba831d225d4d377dc2fc58a5253d1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3005d8c278073651019cf422b937fe39e00ba831d225d4d377dc2fc58a5253d1",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
