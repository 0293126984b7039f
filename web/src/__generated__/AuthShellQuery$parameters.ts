/**
 * @generated SignedSource<<bf8276f15b0ba827fc7703cf32f8f655>>
 * @relayHash 95233c7339910f565d528b0529c032a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a2ef0fa8ca039ccaffe6af34390c8e2b8ed6436533ab7820585c29d223da61a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a2ef0fa8ca039ccaffe6af34390c8e2b8ed6436533ab7820585c29d223da61a",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
