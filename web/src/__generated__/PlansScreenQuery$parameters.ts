/**
 * @generated SignedSource<<b647bb853c52af7cfafa8a2a8fdb61aa>>
 * @relayHash d8d57e943dd14fef7e6a63fc6cdafe3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5be74e2914ddce31d82b826ea4a144ae02185c8f9ed3f335787e0ffe32f6880

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PlansScreenQuery } from './PlansScreenQuery.graphql';

const node: PreloadableConcreteRequest<PlansScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5be74e2914ddce31d82b826ea4a144ae02185c8f9ed3f335787e0ffe32f6880",
    "metadata": {},
    "name": "PlansScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
