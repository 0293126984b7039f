/**
 * @generated SignedSource<<f53c9d23f75052e44632e5f5b721e4f9>>
 * @relayHash 20b2afefbd8d185e8333e6cb79c220d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e72f028e4946b460a3877779e149c2ab889f459d72ce36dd8865b3d84af4b98

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e72f028e4946b460a3877779e149c2ab889f459d72ce36dd8865b3d84af4b98",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
