/**
 * @generated SignedSource<<f7559c1c0c70a06ae3bace9e9838bb54>>
 * @relayHash fccfc8d3002b4357739b3e655fe51de9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4d9d1d7ff5e2b05b2cde80298e7ec1b47da0536658d84bacb57f1ac76adf1d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b4d9d1d7ff5e2b05b2cde80298e7ec1b47da0536658d84bacb57f1ac76adf1d9",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
