/**
 * @generated SignedSource<<82c4d6227ff7a4033f5a53323c6b60c5>>
 * @relayHash 0b826a9c664d24f876ebc4a2bc80e73d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 851121952b72e5322362c36e87ec6bb49e55535b11c9d816437d4e401bf62f89

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SegmentChipsQuery } from './SegmentChipsQuery.graphql';

const node: PreloadableConcreteRequest<SegmentChipsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "851121952b72e5322362c36e87ec6bb49e55535b11c9d816437d4e401bf62f89",
    "metadata": {
      "connection": [
        {
          "count": null,
          "cursor": null,
          "direction": "forward",
          "path": [
            "viewer",
            "project",
            "segments",
            "list"
          ]
        }
      ]
    },
    "name": "SegmentChipsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
