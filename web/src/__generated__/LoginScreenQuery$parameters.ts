/**
 * @generated SignedSource<<04304ad34411be047b1d76b11464b844>>
 * @relayHash 4ad846367006293e07701fe25eb25eac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e46794c3b7a7e981050324ccc9b52076b30e49f48f9c6be8a82d9176bea5019

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e46794c3b7a7e981050324ccc9b52076b30e49f48f9c6be8a82d9176bea5019",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
