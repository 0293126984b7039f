/**
 * @generated SignedSource<<392d8b54a76ebdbf450a647327cada93>>
 * @relayHash 1055f2efa85b896e62bf01000e491a6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4457996941f6f919853ca0d5a77ddbaab636c5198897b20154568f1f74f3cfc0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalsScreenQuery } from './GoalsScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4457996941f6f919853ca0d5a77ddbaab636c5198897b20154568f1f74f3cfc0",
    "metadata": {},
    "name": "GoalsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
