/**
 * @generated SignedSource<<64141c58de5c6e4d38803b0d65eb95ad>>
 * @relayHash d1b175bc3ca31679b141d378c418c5df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51e7ab046b5093ca01322a03a9c1876c6a31e79e8403fd250508c4102743a595

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51e7ab046b5093ca01322a03a9c1876c6a31e79e8403fd250508c4102743a595",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
