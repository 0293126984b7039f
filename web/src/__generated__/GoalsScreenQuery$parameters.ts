/**
 * @generated SignedSource<<0e725e6cfe4d4e8884afb09289326e18>>
 * @relayHash 61a7199359a5201ad5a2e5e95513fd69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e91a6e1af1489739ada583c3762383e358e664383514a29ae8a73d0ee8641f7d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsScreenQuery } from './GoalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e91a6e1af1489739ada583c3762383e358e664383514a29ae8a73d0ee8641f7d",
    "metadata": {},
    "name": "GoalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
