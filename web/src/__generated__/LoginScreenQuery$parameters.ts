/**
 * @generated SignedSource<<a96bf4f3f7f1eddc0c97bcf2ddef85ae>>
 * @relayHash 0dc7cdad227d73d11d7acee538ddf318
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 882f42e7bb061f61aa37bc22d1ef823f9a16181adfc21958030f42e2b62d1102

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "882f42e7bb061f61aa37bc22d1ef823f9a16181adfc21958030f42e2b62d1102",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
