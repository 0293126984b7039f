/**
 * @generated SignedSource<<70c36f27e63b61a6c8e5d38504cabd3d>>
 * @relayHash 9fb8864cb05e2ab97af0ae4d5bcbe9d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e506146a5635b20dcb26568d55f58b9ea11fa177abd52e5239d9ea1a83416aa8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e506146a5635b20dcb26568d55f58b9ea11fa177abd52e5239d9ea1a83416aa8",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
