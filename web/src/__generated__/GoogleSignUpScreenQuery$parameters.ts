/**
 * @generated SignedSource<<bdd0bec210b001191ef33f6669537ec4>>
 * @relayHash e9d2af00a4474b7c0d4c3d7cbd509bec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d4fd3bdbbe6004aad1b8619f30f4d0d42e265a76be2c4e81342c9f85a3540d4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoogleSignUpScreenQuery } from './GoogleSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoogleSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d4fd3bdbbe6004aad1b8619f30f4d0d42e265a76be2c4e81342c9f85a3540d4",
    "metadata": {},
    "name": "GoogleSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
