/**
 * @generated SignedSource<<6eb927bf2a72a4172ccc6299dadb55a6>>
 * @relayHash 33debeeefeedb4f8bd77b2e8f8351c27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38e53837d57a4d6e7ec3bfee7c320edb48aec849793de10112109839ea78d8e5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38e53837d57a4d6e7ec3bfee7c320edb48aec849793de10112109839ea78d8e5",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
