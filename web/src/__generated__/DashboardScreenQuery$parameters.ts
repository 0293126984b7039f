/**
 * @generated SignedSource<<a7483b08560611bc0c9ff15bde1a70cb>>
 * @relayHash 8d52632075fe6754b5db04ae3b5bf1cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b56f7aae9f8a5b690c404380cfa95748a24bbc60b080e036ac8dca76b4e0ea8d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b56f7aae9f8a5b690c404380cfa95748a24bbc60b080e036ac8dca76b4e0ea8d",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
