/**
 * @generated SignedSource<<71f780d76e08bacdbd908d5a32de66a1>>
 * @relayHash 7c44fd06ae04dd0b54220fe8858d58ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7372e31819f164bdf7a416b232de25d488b933f399b352bc6db171841a9fbc63

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7372e31819f164bdf7a416b232de25d488b933f399b352bc6db171841a9fbc63",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
