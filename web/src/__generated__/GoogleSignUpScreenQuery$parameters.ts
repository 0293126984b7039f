/**
 * @generated SignedSource<<24795fc29bc6a0f4bd751d38a5fe777c>>
 * @relayHash 93515e48b9d83339ebbbe75222c2d67a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03e13279838716a72ec43cdb0379ed8a13c8c8ecef8b184acecac85c877a53e4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoogleSignUpScreenQuery } from './GoogleSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoogleSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03e13279838716a72ec43cdb0379ed8a13c8c8ecef8b184acecac85c877a53e4",
    "metadata": {},
    "name": "GoogleSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
