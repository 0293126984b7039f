/**
 * @generated SignedSource<<5dfc26bcab3dab6d91a684021c680ee2>>
 * @relayHash c102451628df9d52b14fa73e443894b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85b036e9507760076080a5afd7da3e8fe5f10726175d804f14171c5c6d860f31

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85b036e9507760076080a5afd7da3e8fe5f10726175d804f14171c5c6d860f31",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
