/**
 * @generated SignedSource<<c4eb6213d16b7ca2dc9c6f8e68dc5298>>
 * @relayHash 56e5dee9ae7c28d9780423f961c1b0ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 261a8810cfafb8000259ea9261e77dbb4fab3415a22b016367990d18d828c93b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "261a8810cfafb8000259ea9261e77dbb4fab3415a22b016367990d18d828c93b",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
