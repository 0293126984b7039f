/**
 * @generated SignedSource<<825b4c43f2377767e90eeee682a903df>>
 * @relayHash 55e45f9a458ba65267b02aca8cf0f00c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 198e6e75f3e98de1b7afc32af7fbbf20547940fb3e28bc9409ce2c99d9bf2b47

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoogleSignUpScreenQuery } from './GoogleSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoogleSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "198e6e75f3e98de1b7afc32af7fbbf20547940fb3e28bc9409ce2c99d9bf2b47",
    "metadata": {},
    "name": "GoogleSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
