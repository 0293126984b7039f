/**
 * @generated SignedSource<<70bc4d84432f0ebc0929cdb40fc4fbce>>
 * @relayHash 236ea5f6803cd42c18e31725fe6e9058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 106e3b0f7aeadd761ff3950e8a2a085563603ef9d4928fb7311cf0c1b9e16b1a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "106e3b0f7aeadd761ff3950e8a2a085563603ef9d4928fb7311cf0c1b9e16b1a",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
