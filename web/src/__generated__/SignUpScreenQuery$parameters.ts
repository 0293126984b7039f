/**
 * @generated SignedSource<<c0439deeb129a731ca958aea06f3c0d7>>
 * @relayHash 675584b2adb8daf5bf9af3f91fcb1b14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5b3bbb9596a4d04e4e523a8fe1fd3bef98342f76e7fe8c2b658d89975d9978b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5b3bbb9596a4d04e4e523a8fe1fd3bef98342f76e7fe8c2b658d89975d9978b",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
