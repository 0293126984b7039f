/**
 * @generated SignedSource<<34d57e5916873e3dc1134ead2003588c>>
 * @relayHash 7fe1709ca46a7c03554aae0f92dcff9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0aae0f2eaa70054e434c56c861db7fc37f1bf6ee5c19cf476bf72868fe050825

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0aae0f2eaa70054e434c56c861db7fc37f1bf6ee5c19cf476bf72868fe050825",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
