/**
 * @generated SignedSource<<15e87946e71121d4a93ae29a2c5d476f>>
 * @relayHash 919554d7881edbe4d4003fa95dc9f38d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b8151a61d3f2225b9ce8e915c866783188dddd23fc70d4593043c5797b333be

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b8151a61d3f2225b9ce8e915c866783188dddd23fc70d4593043c5797b333be",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
