/**
 * @generated SignedSource<<dab77cae804ab963aff4503c4fcec961>>
 * @relayHash 704d5199af135a1c53de6cd255dc0910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 074186e82dda7f5fc8f4039cb57a246de8341a7c691594f9d52c163eb999a5c5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "074186e82dda7f5fc8f4039cb57a246de8341a7c691594f9d52c163eb999a5c5",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
