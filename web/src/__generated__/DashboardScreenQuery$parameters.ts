/**
 * @generated SignedSource<<d6f06bf6d357894264863e7c80c56fb8>>
 * @relayHash 272130ab98d82aee5c1d0fb21e3297e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 728e2bfb7e744cef0d3682cecde1ef2d9a7451dbdfd2b28be6225c3540f86b34

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "728e2bfb7e744cef0d3682cecde1ef2d9a7451dbdfd2b28be6225c3540f86b34",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
