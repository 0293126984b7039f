/**
 * @generated SignedSource<<cba0226251bd68b037bad81858477ff9>>
 * @relayHash b4c05931e27bb63c529d57afc95a739c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a154dc8eedfbbc87b6a351d2fb96b18f0266a836f36d31e8ccb58a7bec4c70cb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a154dc8eedfbbc87b6a351d2fb96b18f0266a836f36d31e8ccb58a7bec4c70cb",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
