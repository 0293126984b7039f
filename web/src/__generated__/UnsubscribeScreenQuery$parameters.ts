/**
 * @generated SignedSource<<e8425decb9f81f6f94bb8eeb2c0f7246>>
 * @relayHash a56aa40a29e1c96d0b82672b9712cee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c24850c487f899d8fc8b47fad0e0262c0526b7cd227724e3589e2a5482a1b26b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { UnsubscribeScreenQuery } from './UnsubscribeScreenQuery.graphql';

const node: PreloadableConcreteRequest<UnsubscribeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c24850c487f899d8fc8b47fad0e0262c0526b7cd227724e3589e2a5482a1b26b",
    "metadata": {},
    "name": "UnsubscribeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
