/**
 * @generated SignedSource<<d23d65f9cbeb2fcb342663d6d6e6f97b>>
 * @relayHash eb92561553c0bd1ae49ef1e4da5a8c64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80e3fdba6ed94cc4e0e39e67647b18b51baca9be16950e84eadbceb12f495edb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HeatmapScreenQuery } from './HeatmapScreenQuery.graphql';

const node: PreloadableConcreteRequest<HeatmapScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "80e3fdba6ed94cc4e0e39e67647b18b51baca9be16950e84eadbceb12f495edb",
    "metadata": {},
    "name": "HeatmapScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
