/**
 * @generated SignedSource<<98a8e768894a46c7d18efaea7dd698fa>>
 * @relayHash f09f50e5835835da57a18bf26878af2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3efda664853c0820d1047824754639d41da701496f0dbddff9c6dd7227658eb7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3efda664853c0820d1047824754639d41da701496f0dbddff9c6dd7227658eb7",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
