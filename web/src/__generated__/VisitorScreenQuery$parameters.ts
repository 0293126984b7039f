/**
 * @generated SignedSource<<45a5d37aca18f7edecfeaa92fb024862>>
 * @relayHash 79ffe81541814bcae955efa1b918e0c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42eee4623437271712f030cdb99ccdea93687d22929d7a5a5341a44f495ed642

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42eee4623437271712f030cdb99ccdea93687d22929d7a5a5341a44f495ed642",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
