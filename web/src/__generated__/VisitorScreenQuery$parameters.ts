/**
 * @generated SignedSource<<3aed2d74b9b0b2fa2dfc5671689f7ab8>>
 * @relayHash e4419ec04c53274755df55076e2bdfb0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6de2ef89422dbf2d4381545d1104db9d385fe6d0d11cc1f5f691582c0b09834b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6de2ef89422dbf2d4381545d1104db9d385fe6d0d11cc1f5f691582c0b09834b",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
