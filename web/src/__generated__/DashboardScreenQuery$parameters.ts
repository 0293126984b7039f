/**
 * @generated SignedSource<<3ff5cc5f972b8005d1882974d2c9780c>>
 * @relayHash 455043425635fe20192dd88b9058c890
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67647db4121f33a188a870d4ccffe4a12570079fe3898af0c59d231fb20c26f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67647db4121f33a188a870d4ccffe4a12570079fe3898af0c59d231fb20c26f9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
