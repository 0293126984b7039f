/**
 * @generated SignedSource<<7b6460e1e619b39411256ea392358167>>
 * @relayHash 06f485691d182c4c97cf96cc2db4b7d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85fff7eb6beac35698023ab2f3f401bd88c32341ec6db3d4f35875e3336cd88d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85fff7eb6beac35698023ab2f3f401bd88c32341ec6db3d4f35875e3336cd88d",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
