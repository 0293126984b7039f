/**
 * @generated SignedSource<<e1555ac00fe0a495dabe90ab593cb363>>
 * @relayHash 35ac2c7230347ea3051ba15542d1a5bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27f0c192cd4605beb9cc198b4fe65c9096c47f1fce38700a84661bd211487439

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27f0c192cd4605beb9cc198b4fe65c9096c47f1fce38700a84661bd211487439",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
