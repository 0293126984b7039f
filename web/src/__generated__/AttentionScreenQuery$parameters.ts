/**
 * @generated SignedSource<<5d8dc16bc6caf3434f40ead71c9d4785>>
 * @relayHash e7c55c316269a3c955ceffe8bc68c284
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9577ed44dc81847459734806ed4535b68dc92a0e12c79fa9a43c88c7f13dbee

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AttentionScreenQuery } from './AttentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AttentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9577ed44dc81847459734806ed4535b68dc92a0e12c79fa9a43c88c7f13dbee",
    "metadata": {},
    "name": "AttentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
