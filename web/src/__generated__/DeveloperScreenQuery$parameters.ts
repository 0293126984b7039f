/**
 * @generated SignedSource<<a56a14a95f09175931983746659a9e89>>
 * @relayHash 4cc3ebb0bdf2d1c364aad2c14bd446b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7bf8d565b57d26e428dbc078b9ca628c134cce5fcd12ad8407657c0472999e5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DeveloperScreenQuery } from './DeveloperScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeveloperScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7bf8d565b57d26e428dbc078b9ca628c134cce5fcd12ad8407657c0472999e5",
    "metadata": {},
    "name": "DeveloperScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
