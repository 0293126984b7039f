/**
 * @generated SignedSource<<1a52505e22f3be433dd04e042183574a>>
 * @relayHash ce44d9f692e523054eaaed645ab684b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06979e0ece435871d65825560aeab67992e35c31881f44ddfeb731bde2adb866

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06979e0ece435871d65825560aeab67992e35c31881f44ddfeb731bde2adb866",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
