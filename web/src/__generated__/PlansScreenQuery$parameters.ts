/**
 * @generated SignedSource<<7729ab10c38f3a410dbdffefa376084c>>
 * @relayHash c3709a8081f414429cace68839427c55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46465c3cd1fafcacb616e26af6e60f5ca15ebf67e9e7e914b68f449cb1ceaaf5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46465c3cd1fafcacb616e26af6e60f5ca15ebf67e9e7e914b68f449cb1ceaaf5",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
