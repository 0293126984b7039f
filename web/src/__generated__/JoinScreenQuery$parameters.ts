/**
 * @generated SignedSource<<78141c6596d4cf12261784f26d8bd318>>
 * @relayHash a46722b9a57fa5c5b9d2930078244a27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7362230de84e17fdd942238ba74cba2d826e058b9ee6385a578f723ba1d3f28

import { PreloadableConcreteRequest } from 'relay-runtime';
import { JoinScreenQuery } from './JoinScreenQuery.graphql';

const node: PreloadableConcreteRequest<JoinScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7362230de84e17fdd942238ba74cba2d826e058b9ee6385a578f723ba1d3f28",
    "metadata": {},
    "name": "JoinScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
