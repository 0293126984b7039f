/**
 * @generated SignedSource<<befc519b9214125c002160ba4fa0b8a8>>
 * @relayHash b97ffae642207aee8a506357b3148c58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dee4b59796ec415d4f85c5798d95b027ea4e199c9e800b39d588f1e7f55c5ed1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dee4b59796ec415d4f85c5798d95b027ea4e199c9e800b39d588f1e7f55c5ed1",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
