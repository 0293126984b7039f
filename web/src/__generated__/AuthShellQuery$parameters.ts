/**
 * @generated SignedSource<<eb8e6700510271b8adaebbea4f4cf0a6>>
 * @relayHash 3563e369afb2fa0b2930f895d6eebffe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae72c12912a0a94905b5e81d696fe039d383bd8a3519cbd1cf71c8953c8f9830

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae72c12912a0a94905b5e81d696fe039d383bd8a3519cbd1cf71c8953c8f9830",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
