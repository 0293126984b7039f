/**
 * @generated SignedSource<<bf9be723d4c6c1b775c096702f8ee016>>
 * @relayHash b6650107f93dbec312675bf3666db654
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74fe1c36bb6342f0a3adb66a3a84cf1a040823180212885b6a3a747e34a5337f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74fe1c36bb6342f0a3adb66a3a84cf1a040823180212885b6a3a747e34a5337f",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
