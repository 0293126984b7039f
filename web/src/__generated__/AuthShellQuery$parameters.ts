/**
 * @generated SignedSource<<8330ac2f3def13a42f906878fe3fafb4>>
 * @relayHash 510931c55e20aeed88489e31df5b9ab5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 341efc06efd2cfa1754f17e554eae4c6aa3fb25ee7adf837c0d494dff6789a94

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AuthShellQuery } from './AuthShellQuery.graphql';

const node: PreloadableConcreteRequest<AuthShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "341efc06efd2cfa1754f17e554eae4c6aa3fb25ee7adf837c0d494dff6789a94",
    "metadata": {},
    "name": "AuthShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
